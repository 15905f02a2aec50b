import { Briefcase, Building2, CalendarClock, Globe, Layers, type LucideIcon, Scale, Send, ShieldHalf } from 'lucide-react';
import type { ReactNode } from 'react';
import { type PortfolioType as Type, portfolioTypes } from '#domain/portfolio/portfolio-type.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Icon } from '../pictures/icon.tsx';
import styles from './portfolio-type.module.css';

/** The drawing of each type; its colour stands in the style sheet. */
const icons: Readonly<Record<Type, LucideIcon>> = {
  GIA: Briefcase,
  ISA: ShieldHalf,
  SIPP: CalendarClock,
  ExO: Send,
  OPB: Globe,
  Trust: Scale,
  SSAS: Building2,
  Fund: Layers,
};

interface PortfolioTypeProps {
  /** As the portfolio has it: an imported one may have a type that the product does not know. */
  readonly type: string;
  /** The words beside the drawing, where they are not the name of the type. */
  readonly children?: ReactNode;
}

/** The type of a portfolio: its drawing in its colour, and its name. */
export function PortfolioType({ type, children }: PortfolioTypeProps) {
  const texts = useTexts();
  const known = portfolioTypes.find((each) => each === type);
  return (
    <span className={styles.type} data-type={known}>
      {known && <Icon of={icons[known]} size="small" />}
      <span>{children ?? (known ? texts(`report.types.${known}`) : type)}</span>
    </span>
  );
}

/** The same as a tag. */
export function PortfolioTypeTag(props: PortfolioTypeProps) {
  return (
    <span className={styles.tag}>
      <PortfolioType {...props} />
    </span>
  );
}
