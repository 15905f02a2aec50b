/** Returns the text in lower case, without accents and blanks around it, for comparing. A final sigma is as any other. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ').trim();
}
