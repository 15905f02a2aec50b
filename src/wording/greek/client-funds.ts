import type { English } from '../english.ts';

export const clientFunds: English['clientFunds'] = {
  overdueFlag_one: 'Εκπρόθεσμη αποτίμηση',
  overdueFlag_other: '{count} εκπρόθεσμες αποτιμήσεις',
  callsDue: 'Κλήσεις που αναμένονται',
  none: 'Καμία',
  next: 'Επόμενη κλήση: {day}',
  nextCall: 'Επόμενη κλήση',
  netIrr: 'Καθαρός IRR, %',
  caption: 'Πελάτες με τις δεσμεύσεις, την αξία και τους πολλαπλασιαστές τους. Κάθε γραμμή ανοίγει τον πελάτη της.',
};
