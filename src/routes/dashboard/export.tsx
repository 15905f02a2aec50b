/**
 * The specified address of an account's report to print: the same file as at `/pdf`, on the `date` that is asked for. A wait time is accepted and ignored,
 * because the printer waits until the page says that it is ready.
 */
export { loader } from './report-pdf.tsx';
