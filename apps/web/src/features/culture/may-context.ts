import type { CultureAnswer } from '@fourfold/contract/schemas';
import { createContext, useContext } from 'react';

const nothing: CultureAnswer['may'] = { export: false, see_people: false, start_round: false, share: false };

/** What the server says that the person who is looking may do here. */
export const MayContext = createContext(nothing);
export const useMay = (): CultureAnswer['may'] => useContext(MayContext);
