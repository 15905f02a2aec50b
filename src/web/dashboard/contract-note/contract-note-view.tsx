import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContractNote } from '#contracts/datasets/transactions.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { BrandLine } from '../../ui/brand/brand-line.tsx';
import type { ShownBrand } from '../../ui/brand/shown-brand.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { Money } from '../figures/money.tsx';
import { parentAddress } from '../report-address.ts';
import { TradeSum } from './trade-sum.tsx';
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
        <p className={styles.lead}>{texts(note.side === 'Purchase' ? 'contractNotes.bought' : 'contractNotes.sold')}</p>
        <Security note={note} />
        <TradeSum note={note} />
        <Parties note={note} brand={brand} />
        <p className={styles.footnote}>{texts('contractNotes.footnote')}</p>
      </article>
    </>
  );
}

function Security({ note }: { readonly note: ContractNote }) {
  const texts = useTexts();
  const formats = useFormats();
  const { name, symbol, isin, sedol, units, price, priceUnit, currency } = note;
  return (
    <section className={styles.security}>
      <h2>{name}</h2>
      <dl className={styles.facts}>
        <Fact name={texts('contractNotes.symbol')}>{symbol}</Fact>
        {isin && <Fact name={texts('contractNotes.isin')}>{isin}</Fact>}
        {sedol && <Fact name={texts('contractNotes.sedol')}>{sedol}</Fact>}
        {units !== null && <Fact name={texts('contractNotes.units')}>{formats.units(units)}</Fact>}
        {price !== null && <Fact name={texts('contractNotes.price')}>{formats.price(price, priceUnit ?? currency)}</Fact>}
        {price === null && units !== null && (
          <Fact name={texts('contractNotes.consideration')}>
            <Money amount={note.consideration} currency={currency} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Parties({ note, brand }: Pick<ContractNoteViewProps, 'note' | 'brand'>) {
  const texts = useTexts();
  const formats = useFormats();
  const { client, clientNumber, portfolio, portfolioNumber, day, settleDay, fxRate, currency, portfolioCurrency } = note;
  return (
    <dl className={styles.facts}>
      <Fact name={texts('contractNotes.day')}>{formats.dateLong(day)}</Fact>
      <Fact name={texts('contractNotes.settleDay')}>{settleDay ? formats.dateLong(settleDay) : texts('contractNotes.unsettled')}</Fact>
      {fxRate !== null && currency !== portfolioCurrency && (
        <Fact name={texts('contractNotes.rate')}>
          {texts('contractNotes.rateOf', { rate: formats.units(fxRate), from: currency, to: portfolioCurrency })}
        </Fact>
      )}
      <Fact name={texts('contractNotes.client')}>{[client, clientNumber].filter(Boolean).join(', ')}</Fact>
      <Fact name={texts('contractNotes.portfolio')}>{[portfolio, portfolioNumber].filter(Boolean).join(', ')}</Fact>
      <Fact name={texts('contractNotes.issuedBy')}>{`${brand.name}, ${brand.address}`}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
