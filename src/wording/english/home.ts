/** An investor's home, beside its figures. */
export const home = {
  greeting: { morning: 'Good morning, {name}', afternoon: 'Good afternoon, {name}', evening: 'Good evening, {name}' },
  commentary: 'Market commentary',
  allCommentary: 'All commentary',
  noCommentary: 'No commentary has been published yet.',
  documents: 'Documents',
  allDocuments: 'All documents',
  noDocuments: 'No documents in the last 6 months.',
  badges: { signature: 'To sign', acknowledgement: 'To read', isNew: 'New', updated: 'Updated' },
  allMessages: 'All messages',
  noneUnread: 'No unread messages.',
  unread_one: '{count} unread message',
  unread_other: '{count} unread messages',
  isUnread: 'Unread:',
  noMessages: 'No messages yet.',
  writeFirst: 'Write to your adviser',
};
