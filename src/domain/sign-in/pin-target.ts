export interface PinReader {
  readonly pinTarget: 'sms' | 'email';
  readonly phone: string | null;
  readonly email: string;
}

export type PinTarget = { readonly channel: 'sms'; readonly recipient: string } | { readonly channel: 'email'; readonly recipient: string };

/** Returns the recipient of the PIN: the user's target, or the mailbox if there is no telephone number or no text message service. */
export function pinTargetOf(reader: PinReader, canText: boolean): PinTarget {
  if (reader.pinTarget === 'sms' && reader.phone && canText) return { channel: 'sms', recipient: reader.phone };
  return { channel: 'email', recipient: reader.email };
}

/** The target as its owner recognises it and no one else learns it: `•• 47`, `e•••@h•••.example`. */
export function pinTargetHint({ channel, recipient }: PinTarget): string {
  if (channel === 'sms') return `•• ${recipient.replaceAll(/\D/g, '').slice(-2)}`;
  const at = recipient.lastIndexOf('@');
  const domain = recipient.slice(at + 1);
  const lastDot = domain.lastIndexOf('.');
  const ending = lastDot < 0 ? '' : domain.slice(lastDot);
  return `${firstLetter(recipient)}•••@${firstLetter(domain)}•••${ending}`;
}

function firstLetter(text: string): string {
  return Array.from(text)[0] ?? '';
}
