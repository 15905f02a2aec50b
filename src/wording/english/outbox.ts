export const outbox = {
  title: 'Outbox',
  text: 'Messages that would have been sent. Nothing leaves this machine in development and in the demonstration.',
  empty: 'No messages yet',
  emptyText: 'Sign in, and the PIN appears here.',
  copy: 'Copy the PIN',
  copied: 'Copied',
  sms: 'Text message',
  email: 'E-mail',
  to: 'To {recipient}',
};
