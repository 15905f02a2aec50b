export const messages = {
  pin: {
    subject: 'Your PIN for {firm}',
    body: 'Your PIN for {firm} is {pin}. It is valid for {minutes} minutes. We never ask for it by telephone.',
  },
};
