import { Building } from 'lucide-react';
import { useTexts } from '../../lib/texts.tsx';
import { PageNotice } from '../page-notice.tsx';

/** Tells advisers without an organisation so, above their clients. */
export function UnboundNotice() {
  const texts = useTexts();
  return (
    <PageNotice icon={Building}>
      <p>{texts('error.no-organisation')}</p>
    </PageNotice>
  );
}
