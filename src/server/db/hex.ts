/** SQL for a UUID as IDs are written outside the database: 32 hexadecimal digits. */
export const hex = (column: string): string => `replace(${column}::text, '-', '')`;
