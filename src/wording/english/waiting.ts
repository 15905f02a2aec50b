/** The page of the accounts that somebody opened by signing up. */
export const waiting = {
  title: 'Waiting accounts',
  text: 'Whoever signs up without an account of that e-mail address waits here. Nobody sees anything of the portal before you say yes; either way a mail tells the client.',
  count_one: '{count} account waits',
  count_other: '{count} accounts wait',
  empty: 'Nobody waits',
  emptyText: 'As soon as somebody signs up whom you do not know yet, the account stands here, and a mail tells you.',
  since: 'Signed up {moment}',
  validate: 'Validate',
  validateAfterAll: 'Validate after all',
  turnDown: 'Turn down',
  turnedDown: 'Turned down',
  turnedDownText: 'These accounts are closed. One that was turned down by mistake can still be validated.',
  done: {
    validated: '{name} is validated and has been told.',
    'turned-down': '{name} is turned down and has been told.',
  },
  ownTitle: 'Your account is being checked',
  ownText:
    'You have signed up for the portal {portal}. As soon as {firm} has validated your account, you get a mail and can use the portal.',
  ownContact: 'Questions?',
  ownProfile: 'Complete your profile',
};
