/** Seconds as clocks show them: 9:05, or 2:00:00 from an hour on. */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
