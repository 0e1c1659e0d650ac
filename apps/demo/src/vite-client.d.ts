/** Style sheets are imported for their effect; Vite makes files of them. */
declare module '*.css';
