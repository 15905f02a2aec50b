import { CircleCheck, CircleX, Clock, Eye, type LucideIcon, MailCheck, MailX, TimerOff } from 'lucide-react';
import type { InvitationState } from '#domain/account/invitation-state.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';

const looks: Readonly<Record<InvitationState, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  queued: { tone: 'neutral', icon: Clock },
  sent: { tone: 'primary', icon: MailCheck },
  opened: { tone: 'primary', icon: Eye },
  accepted: { tone: 'positive', icon: CircleCheck },
  expired: { tone: 'warning', icon: TimerOff },
  bounced: { tone: 'negative', icon: MailX },
  revoked: { tone: 'neutral', icon: CircleX },
};

/** Shows the state of an invitation. */
export function InvitationTag({ state }: { readonly state: InvitationState }) {
  const texts = useTexts();
  return <Tag {...looks[state]}>{texts(`clientInvitations.states.${state}`)}</Tag>;
}
