import SixteenCore
import Terminal

/// The colours on a card of a category: all texts contrast with the panel by at least 4.5 : 1.
struct CardColors {
  /// Behind everything but the gradient.
  let panel: RGB
  /// Of what matters most.
  let ink: RGB
  /// Of what goes with it.
  let mutedInk: RGB
  /// Of the larger part of a bar.
  let bar: RGB
  /// Of the smaller part, and of surfaces.
  let surface: RGB

  /// The colours of a category.
  init(_ category: Personality.Category) {
    panel = Theme.background(of: category)
    ink = panel.contrastingInk
    mutedInk = ink.blended(with: panel, opacity: 0.2)
    surface = panel.blended(with: ink, opacity: 0.2)
    let ends = [Theme.gradientTop, Theme.gradientBottom]
    bar = ends[0].contrast(with: panel) > ends[1].contrast(with: panel) ? ends[0] : ends[1]
  }
}
