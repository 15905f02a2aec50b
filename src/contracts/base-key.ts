import { maxBaseKey } from './versioned.ts';

/** Returns what a form sends as the drawn key of a field that its user has changed: the key, or a fingerprint of one that is too long. */
export function toBaseKey(key: string): string {
  return key.length > maxBaseKey ? `${key.length}:${fingerprintOf(key)}` : key;
}

/** Two multiplicative hashes of 32 bits (after cyrb53): they tell texts apart that nobody has made alike on purpose. */
function fingerprintOf(text: string): string {
  let first = 0xde_ad_be_ef;
  let second = 0x41_c6_ce_57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    first = Math.imul(first ^ code, 2_654_435_761);
    second = Math.imul(second ^ code, 1_597_334_677);
  }
  const mixed = [mix(first, second), mix(second, first)];
  return mixed.map((half) => half.toString(16).padStart(8, '0')).join('');
}

function mix(half: number, other: number): number {
  const turned = Math.imul(half ^ (half >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  return turned >>> 0;
}
