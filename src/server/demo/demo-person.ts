/** Someone who can sign in to the demonstration. */
export interface DemoPerson {
  readonly role: 'advisor' | 'investor' | 'admin';
  readonly email: string;
  readonly name: string;
  /** The job title of staff, as clients read it. */
  readonly title?: string;
  readonly telephone?: string;
}
