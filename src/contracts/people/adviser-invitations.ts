/** The state of an adviser's invitation: the link is usable, has expired, was used, or was withdrawn. */
export type AdviserInvitationState = 'open' | 'expired' | 'accepted' | 'withdrawn';

/** An invitation as administrators see it. Moments are on the firm's clock. */
export interface ListedAdviserInvitation {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly portal: string;
  readonly state: AdviserInvitationState;
  /** The moment at which it was last sent, accepted or withdrawn. */
  readonly at: string;
  /** Null for someone who is there no more. */
  readonly invitedBy: string | null;
}

/** A portal with the places that its subscription has for advisers. */
export interface PortalWithRoom {
  readonly id: string;
  readonly name: string;
  readonly used: number;
  readonly most: number;
}

export interface AdviserInvitationsPage {
  readonly portals: readonly PortalWithRoom[];
  /** The portal that the address names; null for none. */
  readonly chosen: string | null;
  readonly invitations: readonly ListedAdviserInvitation[];
}

/** The result of a form of the page. */
export interface AdviserInvitationAnswer {
  readonly done: 'invited' | 'sent-again' | 'withdrawn';
  readonly name: string;
}
