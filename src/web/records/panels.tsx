import type { ReactNode } from 'react';
import type { PanelData, PanelId, ShownRecord } from '#contracts/records.ts';
import { AccessPanel } from '../dashboard/people-admin/access-panel.tsx';
import { InvitationPanel } from './panels/invitation-panel.tsx';
import { ClientsPanel } from './panels/clients-panel.tsx';
import { LedgerPanel } from './panels/ledger-panel.tsx';
import { GroupDocumentsPanel } from './panels/group-documents-panel.tsx';
import { GroupedPanel } from './panels/grouped-panel.tsx';
import { PictureCard } from '../dashboard/pictures/picture-card.tsx';
import { useTexts } from '../lib/texts.tsx';
import { Logo } from '../ui/pictures/logo.tsx';
import { MembersPanel } from './panels/members-panel.tsx';
import { MergePanel } from './panels/merge-panel.tsx';
import { NavigationPanel } from './panels/navigation-panel.tsx';
import { OwnersCard } from '../dashboard/portal-settings/owners-card.tsx';
import { Avatar } from '../ui/pictures/avatar.tsx';
import { RemovalPanel } from './panels/removal-panel.tsx';
import { SubscriptionPanel } from './panels/subscription-panel.tsx';
import { TeamPanel } from './panels/team-panel.tsx';
import { TermsPanel } from './panels/terms-panel.tsx';
import { UsePanel } from './panels/use-panel.tsx';
import { VersionsPanel } from './panels/versions-panel.tsx';

/** The props of a view beside the form. */
export interface PanelProps<Id extends PanelId> {
  /** The id of the record. */
  readonly id: string;
  readonly data: PanelData[Id];
  readonly record: ShownRecord;
}

const views: { readonly [Id in PanelId]: (props: PanelProps<Id>) => ReactNode } = {
  grouped: GroupedPanel,
  groupDocuments: GroupDocumentsPanel,
  invitation: InvitationPanel,
  ledger: LedgerPanel,
  logo: LogoPanel,
  members: MembersPanel,
  merge: MergePanel,
  team: TeamPanel,
  clients: ClientsPanel,
  use: UsePanel,
  access: AccessPanel,
  photo: PhotoPanel,
  navigation: NavigationPanel,
  owners: OwnersPanel,
  portalLogo: PortalLogoPanel,
  removal: RemovalPanel,
  subscription: SubscriptionPanel,
  terms: TermsPanel,
  versions: VersionsPanel,
};

/** The views that may stand beside the form of a record, each where the record has its data. */
export const panels = (Object.keys(views) as PanelId[]).map((id) => ({
  id,
  render: (record: ShownRecord): ReactNode => {
    const data = record.panels[id];
    // The compiler does not see that a view and its data belong together.
    const View = views[id] as (props: PanelProps<PanelId>) => ReactNode;
    return data !== undefined && record.id !== null && <View id={record.id} data={data} record={record} />;
  },
}));

/** The logo of an organisation: chosen, looked at, saved; or removed. */
function LogoPanel({ id, data: { href } }: { readonly id: string; readonly data: PanelData['logo'] }) {
  const texts = useTexts();
  return (
    <PictureCard kind="logo" owner={id} text={texts('organisations.logoText')} label={texts('organisations.chooseLogo')} href={href}>
      {(shown) => <Logo href={shown} />}
    </PictureCard>
  );
}

/** Shows the owners of a portal. */
function OwnersPanel({ data }: { readonly data: PanelData['owners'] }) {
  return <OwnersCard settings={data} />;
}

/** The photo of a person: chosen, looked at, saved; or removed. */
function PhotoPanel({ id, data: { name, href } }: { readonly id: string; readonly data: PanelData['photo'] }) {
  const texts = useTexts();
  return (
    <PictureCard kind="photo" owner={id} text={texts('peopleAdmin.photoText')} label={texts('peopleAdmin.choosePhoto')} href={href}>
      {(shown) => <Avatar name={name} photo={shown} size="huge" />}
    </PictureCard>
  );
}

/** The logo of a portal: chosen, looked at, saved. A portal that has one keeps one. */
function PortalLogoPanel({ id, data: { href } }: { readonly id: string; readonly data: PanelData['portalLogo'] }) {
  const texts = useTexts();
  return (
    <PictureCard
      kind="logo"
      owner={id}
      text={texts('portalSettings.logoText')}
      label={texts('organisations.chooseLogo')}
      href={href}
      isKept
    >
      {(shown) => <Logo href={shown} />}
    </PictureCard>
  );
}
