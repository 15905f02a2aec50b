export const session = {
  title: 'Are you still there?',
  idle: 'For your safety we sign you out when nothing happens.',
  absolute: 'For your safety a session ends after twelve hours. Please sign in again; what you have saved stays.',
  left_one: 'You will be signed out in one second.',
  left_other: 'You will be signed out in {count} seconds.',
  stay: 'Stay signed in',
};
