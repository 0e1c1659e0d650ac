import { useEffect, useLayoutEffect, version } from 'react';

/**
 * Runs an effect before the browser paints. What it sets is rendered at once, and all other effects of both renders run in the same task. React 18 warns of
 * such effects when it renders to a string, so there it is an ordinary one.
 */
export const useLayout = version < '19' ? useEffect : useLayoutEffect;
