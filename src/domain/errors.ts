import { errorCatalogue } from './error-catalogue.ts';

export type ErrorCode = keyof typeof errorCatalogue;

/** A failure that the product foresees. `details` fill the braces of the text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(code: ErrorCode, details: Readonly<Record<string, string | number>> = {}) {
    super(errorCatalogue[code].text.replace(/\{(\w+)\}/g, (braces, name: string) => String(details[name] ?? braces)));
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** Someone asked for what is not for them. The audit trail tells of it, whatever else it is called to them. */
export class AccessRefused extends AppError {}
