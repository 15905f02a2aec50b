/** The firm's people see the portal as a client does. */
export const viewAs = {
  title: 'Client view',
  start: 'View as client',
  banner: 'You are viewing the portal as {name}. You cannot make changes.',
  stop: 'Exit client view',
  over: 'Client view has ended: you or the client can no longer access this account.',
};
