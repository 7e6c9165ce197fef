export const texts = {
  navigation: 'Principal',
  menuButton: 'Menu',
  callToAction: 'Agendar Consulta',
}
