import { createContext, useContext } from 'react';
import type { PictureOf } from './picture-of.ts';

/** What every picture of the page says of whose figures it shows. */
export const PictureContext = createContext<PictureOf>({ title: '', round: null, people: 0 });

export const usePictureOf = (): PictureOf => useContext(PictureContext);
