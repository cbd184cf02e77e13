/** `17:30` is 5.30pm, `09:00` 9am, `12:00` 12 noon. */
export function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (hours === 12 && minutes === 0) return '12 noon';
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}${past}${hours < 12 ? 'am' : 'pm'}`;
}
