import { Link } from 'react-router';
import { DetailLink } from '../../details/detail-link.tsx';
import { portalAddress } from '../../report-address.ts';
import type { ReportFrame } from '../block.tsx';
import type { ShownClient, ShownClients } from './select-clients.ts';

interface ClientLinkProps {
  readonly client: Pick<ShownClient, 'id' | 'name'>;
  readonly shown: Pick<ShownClients, 'isDetailed'>;
  readonly report: ReportFrame;
  readonly className: string | undefined;
}

/** The name of a client, which leads to their account, or opens them in a panel over the list. */
export function ClientLink({ client: { id, name }, shown, report, className }: ClientLinkProps) {
  if (!shown.isDetailed)
    return (
      <Link to={portalAddress(report, `account/${id}`)} className={className}>
        {name}
      </Link>
    );
  return (
    <DetailLink detail={{ kind: 'client', of: id }} page={`account/${id}`} className={className}>
      {name}
    </DetailLink>
  );
}
