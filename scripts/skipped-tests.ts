/** The tests that a run may leave out, by the beginning of their full name, and why. Any other skipped test fails the sum of the runs. */
export const mayBeSkipped: readonly { readonly name: string; readonly why: string }[] = [
  { name: 'not compared, without ../shared/data: ', why: 'the series are not ours to pass on; SHARED_DATA names their folder' },
  { name: 'the threads that hash step back, and no others', why: 'threads have priorities of their own on Linux alone' },
  { name: 'started by root ', why: 'asks what somebody else may do to a database that root started' },
];
