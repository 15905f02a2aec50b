import { ExternalLink } from 'lucide-react';
import { useLocation } from 'react-router';
import type { ContractNote } from '#contracts/datasets/transactions.ts';
import { useTexts } from '../../lib/texts.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { NoteBody } from '../contract-note/note-body.tsx';
import { drawerSearch } from '../entries/drawer-address.ts';
import { pathOfReport } from '../report-address.ts';
import { DetailDrawer, type DetailProps } from './detail-drawer.tsx';

/** The note of a trade; its page is the document to print. */
export function NoteDrawer({ detail, report }: DetailProps) {
  const texts = useTexts();
  const { search } = useLocation();
  return (
    <DetailDrawer<ContractNote>
      resource={`notes/${detail.of}`}
      report={report}
      title={texts('contractNotes.number')}
      titleOf={({ number }) => texts('contractNotes.heading', { number })}
      renderFooter={() => (
        <LinkButton to={`${pathOfReport(report.path)}/contract-notes/${detail.of}${drawerSearch(search)}`}>
          <Icon of={ExternalLink} size="small" />
          {texts('details.notePage')}
        </LinkButton>
      )}
    >
      {(note) => <NoteBody note={note} />}
    </DetailDrawer>
  );
}
