import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { drawerAddress } from '../../records/drawer-address.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Drawer } from '../../ui/mantine/drawer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { useFetched } from '../entries/use-fetched.ts';
import { resourceAddress } from '../report-address.ts';
import type { Detail } from './detail-address.ts';

export interface DetailProps {
  readonly detail: Detail;
  readonly report: ReportFrame;
}

interface DetailDrawerProps<Data> {
  /** The path of the resource below the page. */
  readonly resource: string;
  readonly report: ReportFrame;
  /** The page of its list. */
  readonly rows?: number | undefined;
  /** As long as it is on its way. */
  readonly title: string;
  readonly titleOf?: (data: Data) => string;
  readonly renderFooter?: (data: Data) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Over a report page what belongs to a part of it: on its way, failed or there. */
export function DetailDrawer<Data>({ resource, report, rows, title, titleOf, renderFooter, children }: DetailDrawerProps<Data>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const fetched = useFetched<Data>(fetchedFrom(resourceAddress(report, resource), rows, round));
  const close = () => void navigate({ search: drawerAddress(search, null) }, { preventScrollReset: true });
  if (fetched.state !== 'ready')
    return (
      <Drawer title={title} isOpen onClose={close} width={560}>
        {fetched.state === 'failed' ? <Failed onRetry={() => setRound(round + 1)} /> : <Skeleton width="100%" height={360} />}
      </Drawer>
    );
  const { value } = fetched;
  return (
    <Drawer title={titleOf?.(value) ?? title} isOpen onClose={close} width={560} footer={renderFooter?.(value)}>
      {children(value)}
    </Drawer>
  );
}

/** Another round asks again. */
function fetchedFrom(address: string, rows: number | undefined, round: number): string {
  const paged = rows === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}page=${rows}`;
  return round === 0 ? paged : `${paged}#${round}`;
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts();
  return (
    <Callout tone="negative" title={texts('details.failed')}>
      <Button size="small" onClick={onRetry}>
        {texts('states.retry')}
      </Button>
    </Callout>
  );
}
