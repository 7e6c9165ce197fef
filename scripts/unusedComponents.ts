import type { Plugin } from 'vite'

const wrapped = /(?<==\s*)(?=React\d*\.(?:forwardRef|memo|createContext)\()/g
const displayName = /^[A-Z]\w*\.displayName = "\w+";$/gm

/**
 * Lets the bundler leave out what nobody uses of a library's components: it cannot know that wrapping one does nothing else,
 * nor that their names are for debugging alone.
 */
export const unusedComponents = (library: string): Plugin => ({
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: new RegExp(`/node_modules/${library}/`) },
    handler: (code) => ({ code: code.replace(displayName, '').replace(wrapped, '/* @__PURE__ */ '), map: null }),
  },
})
