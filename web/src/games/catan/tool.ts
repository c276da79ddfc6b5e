/** What the reader has taken up to place: only its places light up then. `helper` is the helper's own choice of a place. */
export type Tool = 'road' | 'ship' | 'settlement' | 'city' | 'helper';
