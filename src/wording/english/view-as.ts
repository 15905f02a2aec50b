/** The firm's people see the portal as a client does. */
export const viewAs = {
  title: 'Client view',
  start: 'View as client',
  banner: 'You see the portal as {name} sees it. Nothing can be changed.',
  stop: 'Stop',
  over: 'The client view has ended: the account is no longer open to both of you.',
};
