import { accessMatrix } from './access-matrix.ts';

await accessMatrix(3);
