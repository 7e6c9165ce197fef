import type { Theme } from '../core/sections'

/** Ground of each theme, for the browser's own frame; the same values as `--ground` in `ui/styles/themes.css`. */
export const themeColors: Record<Theme, string> = {
  papel: '#F3EBDA',
  noite: '#131A3C',
  salvia: '#CAD4BE',
  argila: '#96402A',
  carta: '#F2E3D1',
  rodape: '#241210',
  velino: '#EEE2C9',
  aurora: '#EBCFB5',
  mata: '#16291F',
  abismo: '#0C1130',
}
