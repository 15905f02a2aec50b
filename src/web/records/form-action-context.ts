import { createContext } from 'react';

/** Where the forms beside a record are sent: undefined is the page that they stand on. */
export const FormActionContext = createContext<string | undefined>(undefined);
