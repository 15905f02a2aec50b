import type { English } from '../english.ts';

export const home: English['home'] = {
  greeting: { morning: 'Καλημέρα σας · {name}', afternoon: 'Καλησπέρα σας · {name}', evening: 'Καλησπέρα σας · {name}' },
  commentary: 'Σχόλια αγοράς',
  allCommentary: 'Όλα τα σχόλια',
  readMore: 'Περισσότερα',
  readMoreOf: 'Περισσότερα: {title}',
  attachment: '{format}, {size} KB',
  noCommentary: 'Δεν έχουν δημοσιευτεί ακόμη σχόλια.',
  documents: 'Έγγραφα',
  allDocuments: 'Όλα τα έγγραφα',
  noDocuments: 'Δεν υπάρχουν έγγραφα των τελευταίων 6 μηνών.',
  badges: { signature: 'Για υπογραφή', acknowledgement: 'Για ανάγνωση', isNew: 'Νέο', updated: 'Ενημερώθηκε' },
  allMessages: 'Όλα τα μηνύματα',
  noneUnread: 'Δεν υπάρχουν μη αναγνωσμένα μηνύματα.',
  unread_one: '{count} μη αναγνωσμένο μήνυμα',
  unread_other: '{count} μη αναγνωσμένα μηνύματα',
  isUnread: 'Μη αναγνωσμένο:',
  noMessages: 'Δεν υπάρχουν ακόμη μηνύματα.',
  writeFirst: 'Γράψτε στον σύμβουλό σας',
};
