/** Placeholders, in templates and in the firm's messages, for values that differ by client: written as `{{client}}`. */
export const messageFields = ['client', 'adviser', 'adviser_title', 'adviser_email', 'adviser_phone', 'portal', 'today'] as const;
export type MessageField = (typeof messageFields)[number];

/** Absent where there is none. */
export type FieldValues = Readonly<Partial<Record<MessageField, string>>>;

const writtenField = /\{\{([^{}]*)\}\}/g;

/** The fields that a text names, each once, in the order of `messageFields`. */
export function fieldsUsed(...texts: readonly string[]): MessageField[] {
  const named = new Set(texts.flatMap(namesIn));
  return messageFields.filter((field) => named.has(field));
}

/** The first name that a text gives as a field and that is none; null where there is no such. */
export function unknownField(text: string): string | null {
  return namesIn(text).find((name) => !isMessageField(name)) ?? null;
}

/** The text with the values that there are; a field without one stays as it is written, and so does what is no field. */
export function fillFields(text: string, values: FieldValues): string {
  return text.replaceAll(writtenField, (written: string, name: string) => valueOf(name.trim(), values) ?? written);
}

export function isMessageField(name: string): name is MessageField {
  return messageFields.some((field) => field === name);
}

function valueOf(name: string, values: FieldValues): string | undefined {
  return isMessageField(name) ? values[name] : undefined;
}

function namesIn(text: string): string[] {
  return [...text.matchAll(writtenField)].map(([, name = '']) => name.trim());
}
