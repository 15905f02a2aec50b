/** SQL of the day that it is where it is latest: wherever someone is, a later one has not begun. */
export const latestToday = "(select (now() at time zone 'Pacific/Kiritimati')::date)";
