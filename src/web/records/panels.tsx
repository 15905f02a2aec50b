import type { ReactNode } from 'react';
import type { PanelData, PanelId, ShownRecord } from '#contracts/records.ts';
import { AccessPanel } from '../dashboard/people-admin/access-panel.tsx';
import { InvitationPanel } from './panels/invitation-panel.tsx';
import { ClientsPanel } from './panels/clients-panel.tsx';
import { LedgerPanel } from './panels/ledger-panel.tsx';
import { GroupDocumentsPanel } from './panels/group-documents-panel.tsx';
import { GroupedPanel } from './panels/grouped-panel.tsx';
import { LogoPanel } from './panels/logo-panel.tsx';
import { MembersPanel } from './panels/members-panel.tsx';
import { MergePanel } from './panels/merge-panel.tsx';
import { NavigationPanel } from './panels/navigation-panel.tsx';
import { OwnersPanel } from './panels/owners-panel.tsx';
import { PhotoPanel } from './panels/photo-panel.tsx';
import { PortalLogoPanel } from './panels/portal-logo-panel.tsx';
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
