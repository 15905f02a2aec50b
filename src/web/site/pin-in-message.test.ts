import { expect, test } from 'vitest';
import { pinInMessage } from './pin-in-message.ts';

test.each([
  ['Your PIN for Ashcombe & Hale is 409212. It is valid for 120 minutes.', '409212'],
  ['Call us on 02079460000', null],
  ['Nothing', null],
])('%s: %s', (body, pin) => {
  expect(pinInMessage(body)).toBe(pin);
});
