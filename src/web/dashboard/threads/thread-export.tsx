import { ChevronDown, Download } from 'lucide-react';
import { href } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Menu } from '../../ui/menu.tsx';
import { MenuFile } from '../../ui/menu-item.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';

interface ThreadExportProps {
  readonly portal: string;
  readonly thread: string;
  /** True when the file can include the firm's notes. */
  readonly hasNotes: boolean;
}

/** The thread as a file to keep. */
export function ThreadExport({ portal, thread, hasNotes }: ThreadExportProps) {
  const texts = useTexts();
  const address = href('/dashboard/:portal/messages/:thread/pdf', { portal, thread });
  return (
    <Menu
      className={buttonClass({})}
      trigger={
        <>
          <Icon of={Download} size="small" />
          {texts('threads.export.label')}
          <Icon of={ChevronDown} size="small" />
        </>
      }
    >
      <MenuFile href={address}>{texts(hasNotes ? 'threads.export.withoutNotes' : 'threads.export.pdf')}</MenuFile>
      {hasNotes && <MenuFile href={`${address}?notes=yes`}>{texts('threads.export.withNotes')}</MenuFile>}
    </Menu>
  );
}
