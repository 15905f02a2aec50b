import { createContext } from 'react';

/** The address for the forms beside a record; undefined means the current page. */
export const FormActionContext = createContext<string | undefined>(undefined);
