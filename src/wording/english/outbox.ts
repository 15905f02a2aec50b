export const outbox = {
  title: 'Outbox',
  text: 'Messages that would have been sent. In development and demonstration, no message leaves this machine.',
  empty: 'No messages yet',
  emptyText: 'Sign in to see the PIN here.',
  copy: 'Copy PIN',
  copied: 'Copied',
  sms: 'Text message',
  email: 'Email',
  to: 'To {recipient}',
};
