/** Kinds of change that need no row in the audit trail. */
export type Unaudited =
  | 'activity-log' // tells itself who did what
  | 'session-clock' // the idle deadline moves
  | 'used-challenge' // a passkey that is set up is told of; its question is good once whatever comes of it
  | 'opened-invitation' // that it is accepted is told
  | 'asked-identity' // what a provider answers is told: refused or begun
  | 'old-idempotency-keys' // what was answered to forms a day ago is forgotten
  | 'old-trash' // that it was deleted is told
  | 'request-reminders' // who is told of it is a notification
  | 'own-notifications' // what someone has been told of is read
  | 'old-notifications' // are forgotten
  | 'unused-media' // is removed
  | 'bulk-rows' // what becomes of a record is told as ever
  | 'saved-views' // how someone looks at a list
  | 'used-token' // the event tells what it was used for
  | 'service-clock' // when a system last asked
  | 'chosen-day' // belongs to a session and ends with it
  | 'sign-in-counts' // what comes of them is told: refused or begun
  | 'search-counts' // reading is told nowhere
  | 'picture-counts' // what becomes of a picture is told
  | 'derived-figures' // follow from ledger and prices, and are made again
  | 'outgoing-messages' // whatever a message is about is told; sending it changes nothing else
  | 'old-imports' // what they brought in, and that it was undone, is told
  | 'import-preview' // pieces of files and what a check says of them: who brings and decides what is told, and what comes of it
  | 'message-drafts' // what is not sent yet
  | 'held-messages' // that they were written is told, and when one is taken back
  | 'thread-reading' // how far someone has read, and what they put away: what is written is told
  | 'planner-statistics'
  | 'deliveries' // that it was begun is told, and each document that came of it
  | 'favourites' // what someone wants to find again
  | 'demo-history';
