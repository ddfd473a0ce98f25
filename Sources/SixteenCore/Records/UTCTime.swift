/// Points in time as RFC 3339 writes them.
enum UTCTime {
  /// The text of a time, such as "2026-01-31T08:05:09Z". Texts of the years 0 to 9999 sort by time.
  /// - Parameter seconds: since 1970 began, negative before.
  static func text(seconds: Int) -> String {
    let (day, second) = divided(seconds, by: 86_400)
    let (year, month, dayOfMonth) = civil(day: day)
    let date = "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(dayOfMonth, to: 2))"
    let (hour, rest) = (second / 3600, second % 3600)
    let time = [hour, rest / 60, rest % 60].map { padded($0, to: 2) }.joined(separator: ":")
    return "\(date)T\(time)Z"
  }

  /// The date of a day counted from 1970-01-01, in the Gregorian calendar: Howard Hinnant's
  /// `civil_from_days`, https://howardhinnant.github.io/date_algorithms.html. Its years begin in
  /// March, so that a leap day is the last of its year.
  private static func civil(day: Int) -> (year: Int, month: Int, day: Int) {
    let daysFromMarchOfYear0ToEpoch = 719_468
    let (era, dayOfEra) = divided(day + daysFromMarchOfYear0ToEpoch, by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// Division whose remainder is never negative.
  private static func divided(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    let remainder = (number % divisor + divisor) % divisor
    return ((number - remainder) / divisor, remainder)
  }

  private static func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(count - digits.count, 0)) + digits
  }
}
