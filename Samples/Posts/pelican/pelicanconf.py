SITENAME = "Clouds and letters"
