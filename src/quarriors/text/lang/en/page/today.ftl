## Today's Wilds: the same cards and dice for everybody, one try that counts

today = Today’s Wilds
way-today = One try a day, the same dice for everyone
# $number counts the days since the first one.
today-number = No. { $number }
today-about = The same cards and the same dice for everyone, today only. One try counts.
today-past = The Wilds of an earlier day. You can still play them for practice.
today-now = Go to today’s Wilds
today-try = Play your try
today-try-about = Your first game counts. It waits for you if you leave.
today-go-on = Continue your try
today-go-on-about = Your try is still running.
today-practice = Play for practice
today-practice-about = Practice does not change your result.
today-counts = This is the try that counts.
today-practises = Practice: this game does not count.
today-streak = { $days ->
    [one] { $days } day played
   *[other] { $days } days in a row
  }
# $glory is yours, $rival your opponent's.
today-result = { $won ->
    [yes] You won { $glory } to { $rival }.
   *[no] You lost { $glory } to { $rival }.
  }
# For listeners: the squares below the result, a turn each.
today-marks = { $turns ->
    [one] Your turn: the brighter, the more Glory
   *[other] Your { $turns } turns: the brighter, the more Glory
  }
today-share = Share your result
# The first line of what is given on to friends. Two lines with squares and a link follow.
today-line = Quarriors! No. { $number } · { $won ->
    [yes] 🏆 { $glory }:{ $rival }
   *[no] 💀 { $glory }:{ $rival }
  } · { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }
today-friend = { $won ->
    [yes] Your friend won { $glory } to { $rival }, in { $turns } turns.
   *[no] Your friend lost { $glory } to { $rival }, in { $turns } turns.
  }
# Comes after it, as long as you have no result of your own.
today-dare = { $won ->
    [yes] Can you do better?
   *[no] Surely you can do better?
  }
today-better = You did better!
today-worse = Your friend did better.
today-even = You are even!
