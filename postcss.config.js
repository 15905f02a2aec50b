import mantine from 'postcss-preset-mantine';
import { printOnScreen } from './scripts/print-on-screen.ts';

export default { plugins: [mantine(), printOnScreen()] };
