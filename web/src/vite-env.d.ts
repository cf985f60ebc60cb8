// What Vite's plugins make that TypeScript can't see.
/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />
declare module 'virtual:palette.css';
