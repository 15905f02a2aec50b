import type { English } from '../english.ts';

export const viewAs: English['viewAs'] = {
  title: 'Προβολή πελάτη',
  start: 'Προβολή ως πελάτης',
  banner: 'Βλέπετε την πύλη όπως τη βλέπει: {name}. Τίποτα δεν μπορεί να αλλάξει.',
  stop: 'Τέλος',
  over: 'Η προβολή πελάτη τερματίστηκε: ο λογαριασμός δεν είναι πλέον διαθέσιμος και στους δύο.',
};
