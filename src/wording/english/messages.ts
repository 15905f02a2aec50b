export const messages = {
  pinBySms: 'Your PIN for {firm} is {pin}. It is valid for {minutes} minutes. We never ask for it by telephone.',
  pin: {
    subject: 'Your PIN for {firm}',
    heading: 'Your PIN',
    text: 'Type these six digits where you are signing in. They are valid for {minutes} minutes.',
    note: 'We never ask for a PIN by telephone or by e-mail. If you are not signing in, somebody knows your password: please change it.',
  },
  verify: {
    subject: 'Confirm your e-mail address for {firm}',
    heading: 'One step to your account',
    text: 'An account at {firm} was asked for with this e-mail address. Confirm within 24 hours that it is yours, and your account is ready.',
    action: 'Confirm my address',
    note: 'If it was not you, do nothing: no account is made.',
  },
  exists: {
    subject: 'You have an account at {firm} already',
    heading: 'You have an account already',
    text: 'A new account at {firm} was asked for with this e-mail address, which has one. Sign in with it; if the password is forgotten, set a new one.',
    action: 'Set a new password',
    note: 'If it was not you, do nothing: nothing has changed.',
  },
  reset: {
    subject: 'Set a new password for {firm}',
    heading: 'Set a new password',
    text: 'A new password for your account at {firm} was asked for. The link is good once, and for 30 minutes.',
    action: 'Set a new password',
    note: 'If it was not you, do nothing: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password for {firm} was changed',
    heading: 'Your password was changed',
    text: 'The password of your account at {firm} has just been changed, and whoever was signed in with the old one has been signed out.',
    action: 'Set a new password',
    note: 'If it was not you, set a new password at once and call us.',
  },
  pinTargetChanged: {
    subject: 'Your PINs for {firm} take another way',
    heading: 'Your PINs take another way',
    text: 'In the profile of your account at {firm} it has just been changed where the PINs for signing in are sent.',
    action: 'Set a new password',
    note: 'If it was not you, set a new password at once, which signs out every device, and call us.',
  },
};
