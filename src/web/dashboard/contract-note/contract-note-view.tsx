import { ArrowLeft, Printer } from 'lucide-react';
import type { ContractNote } from '#contracts/datasets/transactions.ts';
import { useTexts } from '../../lib/texts.tsx';
import { BrandLine } from '../../ui/brand/brand-line.tsx';
import type { ShownBrand } from '../../ui/brand/shown-brand.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { parentAddress } from '../report-address.ts';
import { NoteBody } from './note-body.tsx';
import styles from './contract-note.module.css';

interface ContractNoteViewProps {
  readonly note: ContractNote;
  readonly brand: ShownBrand;
  readonly report: ReportFrame;
}

/** One trade as a document: who, what, at which price, for how much, when. Printed it is the sheet alone. */
export function ContractNoteView({ note, brand, report }: ContractNoteViewProps) {
  const texts = useTexts();
  const title = texts('contractNotes.heading', { number: note.number });
  return (
    <>
      <title>{title}</title>
      <div className={styles.actions}>
        <LinkButton look="text" to={parentAddress(report, { tab: 'contractNotes' })}>
          <Icon of={ArrowLeft} size="small" />
          {texts('contractNotes.back')}
        </LinkButton>
        <Button look="primary" onClick={() => globalThis.print()}>
          <Icon of={Printer} size="small" />
          {texts('contractNotes.print')}
        </Button>
      </div>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <BrandLine brand={brand} />
          <p className={styles.address}>{brand.address}</p>
        </header>
        <h1>{title}</h1>
        <NoteBody note={note} issuer={`${brand.name}, ${brand.address}`} />
      </article>
    </>
  );
}
