@echo off
chcp 65001 >nul
title Site
rem also in a folder of the network, where cd does not go
pushd "%~dp0"

if not exist package.json (
  echo Extraia primeiro a pasta inteira: botão direito no arquivo .zip, "Extrair Tudo".
  goto fim
)
where node >nul 2>nul && where npm >nul 2>nul || (
  echo Falta instalar o Node, o programa que monta o site.
  echo Baixe em https://nodejs.org a versão marcada como LTS, instale e abra este arquivo de novo.
  goto fim
)

set OPEN=1
call npm --silent start && exit /b
echo.
echo O programa parou (o site publicado não é afetado). O motivo está escrito logo acima.

:fim
echo.
pause
exit /b 1
